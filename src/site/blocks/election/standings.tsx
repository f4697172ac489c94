import { type Brand, fill } from '#brands';
import type { ElectionCount, PartyVotes } from '#content/contract';
import { percent, points, wholeNumber } from '../../ui/numbers.ts';
import styles from './standings.module.css';

type StandingsProps = { readonly count: ElectionCount; readonly isCounting: boolean; readonly brand: Brand };

/** The parties with their candidates and votes, most votes first. The bars are decoration: each party has its numbers. */
export function Standings({ count: { parties }, isCounting, brand }: StandingsProps) {
	return (
		<div className={styles.standings}>
			<p className={styles.lead}>{leadText(parties, isCounting, brand)}</p>
			<ol className={styles.list} aria-label={brand.texts.elections.parties}>
				{parties.map((one) => (
					<Standing key={one.party.id} standing={one} brand={brand} />
				))}
			</ol>
		</div>
	);
}

type StandingProps = { readonly standing: PartyVotes; readonly brand: Brand };

function Standing({ standing: { party, votes, share, seats }, brand }: StandingProps) {
	const { elections } = brand.texts;
	const [first, ...others] = party.candidates;
	return (
		<li className={styles.standing}>
			<p className={styles.candidate}>{first}</p>
			<p className={styles.share}>{percent(share, brand)}</p>
			<p className={styles.party}>{[`${party.name} (${party.short})`, ...others].join(' · ')}</p>
			<p className={styles.votes}>
				{fill(elections.votes, { n: wholeNumber(votes, brand) })}
				{seats !== undefined && <strong className={styles.seats}>{fill(elections.seats, { n: wholeNumber(seats, brand) })}</strong>}
			</p>
			<span className={styles.track} aria-hidden="true">
				<span className={styles.bar} style={{ width: `${share * 100}%`, backgroundColor: party.color }} />
			</span>
		</li>
	);
}

function leadText([first, second]: readonly PartyVotes[], isCounting: boolean, brand: Brand): string {
	if (first === undefined || second === undefined) return '';
	const { leads, ledAtTheEnd, tie } = brand.texts.elections;
	const names = { name: `${first.party.candidates[0]}`, second: `${second.party.candidates[0]}` };
	if (first.votes === second.votes) return fill(tie, names);
	return fill(isCounting ? leads : ledAtTheEnd, { ...names, points: points(first.share - second.share, brand) });
}
