import { type Brand, fill } from '#brands';
import type { Election, ElectionCount } from '#content/contract';
import { clockTime, dateInWords } from '../../ui/dates.ts';
import { percent, truncatedPercent, wholeNumber } from '../../ui/numbers.ts';
import styles from './progress.module.css';

type ProgressProps = {
	readonly election: Election;
	readonly count: ElectionCount;
	/** The path of the page. */
	readonly path: string;
	readonly brand: Brand;
};

/** How much is counted, by which source and when. Screen readers read the numbers again when they change. */
export function Progress({ election, count: { stations, turnout }, path, brand }: ProgressProps) {
	const { elections } = brand.texts;
	const { source, isCounting, isOld } = election;
	const told = { name: source.name, time: clockTime(source.updatedAt, brand), day: dateInWords(source.updatedAt, brand) };
	return (
		<div className={styles.progress}>
			<p className={styles.words} role="status">
				<span>
					{elections.stations} <strong className={styles.share}>{truncatedPercent(stations.share, brand)}</strong>{' '}
					<span className={styles.soft}>
						{fill(elections.stationsOf, { counted: wholeNumber(stations.counted, brand), total: wholeNumber(stations.total, brand) })}
					</span>
				</span>
				{turnout !== undefined && (
					<span>
						{elections.turnout} <strong className={styles.share}>{percent(turnout, brand)}</strong>
					</span>
				)}
			</p>
			<span className={styles.track} aria-hidden="true">
				<span className={styles.bar} style={{ width: `${stations.share * 100}%` }} />
			</span>
			{isOld && <p className={styles.warning}>{fill(elections.old, told)}</p>}
			<p className={styles.soft}>
				{fill(elections.source, told)}{' '}
				{isCounting && (
					<>
						<a className={styles.renew} href={path}>
							{elections.renew}
						</a>{' '}
						<span className={styles.renewsItself}>{elections.renewsItself}</span>
					</>
				)}
			</p>
		</div>
	);
}
