# Titles of the rules.
rule-FAIR-1 = The box
rule-FAIR-2 = Morning
rule-FAIR-3 = Auction
rule-FAIR-4 = Reaction
rule-FAIR-5 = Building
rule-FAIR-6 = Evening
rule-FAIR-7 = The end
rule-FAIR-8 = Alone
