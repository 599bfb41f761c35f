// The words of the analysis, which few need at once.
import en from '../text/analysis.en.ftl?raw'
import ru from '../text/analysis.ru.ftl?raw'
import { addWords } from '../words.svelte'

addWords({ en, ru })
