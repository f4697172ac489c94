import type { Brand } from '#brands';
import type { PublicationCounts } from '#content/contract';
import { dayOf, noonOf, shortDate } from '../../ui/dates.ts';
import { wholeNumber } from '../../ui/numbers.ts';
import styles from './day-chart.module.css';

type DayChartProps = { readonly days: PublicationCounts['days']; readonly brand: Brand };

/** A column for each day, with the same numbers in a table. */
export function DayChart({ days, brand }: DayChartProps) {
	const most = Math.max(...days.map(({ count }) => count), 1);
	const [first, last] = [days.at(0), days.at(-1)];
	return (
		<div className={styles.chart}>
			<div aria-hidden="true">
				<p className={styles.most}>{wholeNumber(most, brand)}</p>
				<div className={styles.columns}>
					{days.map(({ date, count }) => (
						<span
							key={date}
							className={styles.column}
							style={{ height: `${(count / most) * 100}%` }}
							title={`${dayOf(noonOf(date), brand)}: ${count}`}
						/>
					))}
				</div>
				<p className={styles.ends}>
					<span>{first && shortDate(noonOf(first.date), brand)}</span>
					<span>{last && shortDate(noonOf(last.date), brand)}</span>
				</p>
			</div>
			<details>
				<summary className={styles.summary}>{brand.texts.statistics.numbers}</summary>
				<DayTable days={days} brand={brand} />
			</details>
		</div>
	);
}

const DayTable = ({ days, brand }: DayChartProps) => (
	<table className={styles.table} aria-labelledby="por-dia">
		<thead>
			<tr>
				<th scope="col">{brand.texts.statistics.day}</th>
				<th scope="col" className={styles.number}>
					{brand.texts.statistics.published}
				</th>
			</tr>
		</thead>
		<tbody>
			{days.toReversed().map(({ date, count }) => (
				<tr key={date}>
					<th scope="row">
						<time dateTime={date}>{dayOf(noonOf(date), brand)}</time>
					</th>
					<td className={styles.number}>{wholeNumber(count, brand)}</td>
				</tr>
			))}
		</tbody>
	</table>
);
