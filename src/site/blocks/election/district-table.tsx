import type { Brand } from '#brands';
import type { DistrictCount, Election } from '#content/contract';
import { percent, truncatedPercent } from '../../ui/numbers.ts';
import styles from './district-table.module.css';
import { leaderOf } from './leader-of.ts';

type DistrictTableProps = { readonly election: Election; readonly brand: Brand };

/** The districts by name, each with the party that is first and how much is counted. */
export function DistrictTable({ election: { id, districts }, brand }: DistrictTableProps) {
	const { elections } = brand.texts;
	const nameOf = (district: DistrictCount) => elections.districtNames[district.id].name;
	const named = districts.toSorted((one, other) => nameOf(one).localeCompare(nameOf(other), brand.locale));
	return (
		<table className={styles.table} aria-labelledby="distritos">
			<thead>
				<tr>
					<th scope="col">{elections.district}</th>
					<th scope="col">{elections.first}</th>
					<th scope="col" className={styles.number}>
						{elections.share}
					</th>
					<th scope="col" className={`${styles.number} ${styles.counted}`}>
						{elections.counted}
					</th>
				</tr>
			</thead>
			<tbody>
				{named.map((district) => (
					<Row key={district.id} district={district} name={nameOf(district)} href={`/${id}/${district.id}/`} brand={brand} />
				))}
			</tbody>
		</table>
	);
}

type RowProps = { readonly district: DistrictCount; readonly name: string; readonly href: string; readonly brand: Brand };

function Row({ district, name, href, brand }: RowProps) {
	const leader = leaderOf(district);
	return (
		<tr className={styles.row}>
			<th scope="row">
				<a className={styles.link} href={href}>
					{name}
				</a>
			</th>
			<td>
				{leader && (
					<>
						<span className={styles.swatch} style={{ backgroundColor: leader.party.color }} />
						<abbr className={styles.short} title={leader.party.name}>
							{leader.party.short}
						</abbr>
						<span className={styles.whole}>{leader.party.name}</span>
					</>
				)}
			</td>
			<td className={styles.number}>{leader && percent(leader.share, brand)}</td>
			<td className={`${styles.number} ${styles.counted}`}>{truncatedPercent(district.stations.share, brand)}</td>
		</tr>
	);
}
