import type { Brand } from '#brands';
import type { ElectionCount } from '#content/contract';
import { percent, wholeNumber } from '../../ui/numbers.ts';
import styles from './other-votes.module.css';

const kinds = ['blank', 'spoiled', 'contested'] as const;

/** The votes for no party. */
export function OtherVotes({ count, brand }: { readonly count: ElectionCount; readonly brand: Brand }) {
	const { elections } = brand.texts;
	return (
		<div className={styles.others}>
			<table className={styles.table}>
				<caption className={styles.caption}>{elections.otherVotes}</caption>
				<tbody>
					{kinds.map((kind) => (
						<tr key={kind} className={styles.row}>
							<th scope="row" className={styles.name}>
								{elections[kind]}
							</th>
							<td className={styles.number}>{wholeNumber(count[kind].votes, brand)}</td>
							<td className={styles.number}>{percent(count[kind].share, brand)}</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className={styles.note}>{elections.sharesNote}</p>
		</div>
	);
}
