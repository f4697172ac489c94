import * as v from 'valibot';
import { type Brand, fill } from '#brands';
import type { DistrictCount, Election, ElectionOutcome } from '#content/contract';
import { defineBlock } from '../../block.ts';
import { dateInWords, noonOf } from '../../ui/dates.ts';
import { Heading } from '../../ui/heading.tsx';
import { PlainIsland } from '../../ui/island.tsx';
import { PageHead } from '../page-head/page-head.tsx';
import { DistrictMap } from './district-map.tsx';
import { DistrictTable } from './district-table.tsx';
import styles from './election.module.css';
import { OtherVotes } from './other-votes.tsx';
import { Progress } from './progress.tsx';
import { Standings } from './standings.tsx';

/**
 * The count of an election in the country or in a district, with links to each district (ROUTE-14). An open page refreshes itself during
 * the count.
 */
export const election = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'election' ? subject : undefined),
	view: ({ data: { name, election: shown, district }, context: { brand } }) => {
		const above = district && shown && { text: shown.title, href: `/${shown.id}/` };
		return (
			<div className={styles.election}>
				<PageHead name={name} brand={brand} text={shown && dateInWords(noonOf(shown.date), brand)} {...(above && { above })} />
				{shown === undefined ? (
					<NoResults brand={brand} />
				) : shown.isCounting ? (
					<PlainIsland name="renewed-part" when="soon">
						<Count election={shown} district={district} brand={brand} />
					</PlainIsland>
				) : (
					<Count election={shown} district={district} brand={brand} />
				)}
			</div>
		);
	},
});

type CountProps = { readonly election: Election; readonly district: DistrictCount | undefined; readonly brand: Brand };

function Count({ election: shown, district, brand }: CountProps) {
	const { isCounting, isOld, outcome, districts } = shown;
	const count = district ?? shown.country;
	const { texts } = brand;
	return (
		<div className={styles.count} data-renewed={isCounting ? 'again' : 'last'}>
			{outcome && <p className={styles.outcome}>{outcomeText(outcome, brand)}</p>}
			<Progress
				election={shown}
				count={count}
				path={district === undefined ? `/${shown.id}/` : `/${shown.id}/${district.id}/`}
				brand={brand}
			/>
			<div className={`${styles.columns} ${isOld ? styles.old : ''}`}>
				<div className={styles.part}>
					{count.stations.counted === 0 ? (
						<NoResults brand={brand} />
					) : (
						<>
							<Standings count={count} isCounting={isCounting} brand={brand} />
							<OtherVotes count={count} brand={brand} />
						</>
					)}
				</div>
				{districts.length > 1 && <DistrictMap election={shown} chosen={district?.id} brand={brand} />}
			</div>
			{district === undefined && districts.length > 1 && (
				<section className={`${styles.part} ${isOld ? styles.old : ''}`} aria-labelledby="distritos">
					<Heading id="distritos" title={texts.elections.districts} brand={brand} />
					<DistrictTable election={shown} brand={brand} />
				</section>
			)}
		</div>
	);
}

const NoResults = ({ brand: { texts } }: { brand: Brand }) => (
	<div className={styles.none}>
		<p className={styles.noneTitle}>{texts.elections.noResults}</p>
		<p>{texts.elections.noResultsHint}</p>
	</div>
);

function outcomeText(outcome: ElectionOutcome, brand: Brand): string {
	const { elected, runOff, runOffOn } = brand.texts.elections;
	if (outcome.kind === 'elected') return fill(elected, { name: outcome.party.candidates[0] ?? outcome.party.name });
	const [first, second] = outcome.parties.map(({ candidates, name }) => candidates[0] ?? name);
	const names = { first: `${first}`, second: `${second}` };
	if (outcome.date === undefined) return fill(runOff, names);
	return fill(runOffOn, { ...names, day: dateInWords(noonOf(outcome.date), brand) });
}
