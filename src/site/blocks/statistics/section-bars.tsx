import type { Brand } from '#brands';
import type { PublicationCounts } from '#content/contract';
import { wholeNumber } from '../../ui/numbers.ts';
import styles from './section-bars.module.css';

type SectionBarsProps = { readonly sections: PublicationCounts['sections']; readonly brand: Brand };

/** A table of sections with their counts. The bars are decoration. */
export function SectionBars({ sections, brand }: SectionBarsProps) {
	const { statistics } = brand.texts;
	const most = Math.max(...sections.map(({ count }) => count), 1);
	return (
		<table className={styles.table} aria-labelledby="por-seccion">
			<thead>
				<tr>
					<th scope="col">{statistics.section}</th>
					<th scope="col" colSpan={2} className={styles.number}>
						{statistics.published}
					</th>
				</tr>
			</thead>
			<tbody>
				{sections.map(({ id, name, count }) => (
					<tr key={id} className={styles.row}>
						<th scope="row">
							<a className={styles.link} href={`${id}/`}>
								{name}
							</a>
						</th>
						<td className={styles.track} aria-hidden="true">
							<span className={styles.bar} style={{ width: `${(count / most) * 100}%` }} />
						</td>
						<td className={styles.number}>{wholeNumber(count, brand)}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
