import { type Brand, fill } from '#brands';
import type { SearchResult, Section } from '#content/contract';
import styles from './search-results.module.css';

type ResultCountProps = {
	readonly result: SearchResult;
	readonly section: Section | undefined;
	/** The search is narrowed to a time up to now. */
	readonly isRecent?: boolean;
	readonly brand: Brand;
};

/** Says how many results a search found, or that it found none, and for which terms if their spelling was corrected. */
export function ResultCount({
	result: { capped, correctedTerms, terms, total },
	section,
	isRecent = false,
	brand: { texts },
}: ResultCountProps) {
	if (total === 0) {
		return (
			<div className={styles.hint}>
				<p className={styles.nothing}>
					{section ? fill(texts.searchNothingIn, { terms, section: section.name }) : fill(texts.searchNothing, { terms })}
				</p>
				<p>{isRecent ? texts.searching.nothingRecentHint : texts.searchNothingHint}</p>
			</div>
		);
	}
	const count = total === 1 ? texts.resultsOne : fill(capped ? texts.resultsCapped : texts.resultsMany, { n: total });
	return (
		<div className={styles.hint}>
			{correctedTerms && <p className={styles.nothing}>{fill(texts.searchCorrected, { terms: correctedTerms })}</p>}
			<p>{count}</p>
		</div>
	);
}
