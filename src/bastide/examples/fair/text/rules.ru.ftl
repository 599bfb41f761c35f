# Названия правил.
rule-FAIR-1 = Состав
rule-FAIR-2 = Утро
rule-FAIR-3 = Торги
rule-FAIR-4 = Ответ
rule-FAIR-5 = Стройка
rule-FAIR-6 = Вечер
rule-FAIR-7 = Конец
rule-FAIR-8 = В одиночку
