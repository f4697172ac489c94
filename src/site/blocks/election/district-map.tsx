import { type Brand, fill } from '#brands';
import type { DistrictCount, Election, ElectionDistrictId } from '#content/contract';
import { percent } from '../../ui/numbers.ts';
import styles from './district-map.module.css';
import { leaderOf } from './leader-of.ts';

/** Where each district is, roughly: rows from north to south, five columns from west to east. */
const places: readonly (readonly (ElectionDistrictId | undefined)[])[] = [
	[undefined, 'jujuy', undefined, 'formosa', undefined],
	[undefined, 'salta', 'tucuman', 'chaco', 'misiones'],
	[undefined, 'catamarca', 'santiago-del-estero', 'corrientes', undefined],
	['san-juan', 'la-rioja', 'cordoba', 'santa-fe', 'entre-rios'],
	['mendoza', 'san-luis', 'la-pampa', 'buenos-aires', 'ciudad-de-buenos-aires'],
	['neuquen', 'rio-negro'],
	[undefined, 'chubut'],
	[undefined, 'santa-cruz'],
	[undefined, 'tierra-del-fuego'],
];

type MapProps = { readonly election: Election; readonly chosen: ElectionDistrictId | undefined; readonly brand: Brand };

/** A map of tiles, one for each district: a link with the party that is first there, in its colour. */
export function DistrictMap({ election: { id, districts }, chosen, brand }: MapProps) {
	const tiles = places.flatMap((ids, row) =>
		ids.flatMap((place, column) => {
			const district = districts.find((one) => one.id === place);
			return district === undefined ? [] : [{ district, gridArea: `${row + 1} / ${column + 1}` }];
		}),
	);
	return (
		<nav className={styles.map} aria-labelledby="mapa">
			<p id="mapa" className={styles.text}>
				{brand.texts.elections.districtsText}
			</p>
			<ol className={styles.tiles}>
				{tiles.map(({ district, gridArea }) => (
					<li key={district.id} className={styles.place} style={{ gridArea }}>
						<Tile district={district} href={`/${id}/${district.id}/`} isChosen={district.id === chosen} brand={brand} />
					</li>
				))}
			</ol>
		</nav>
	);
}

type TileProps = { readonly district: DistrictCount; readonly href: string; readonly isChosen: boolean; readonly brand: Brand };

function Tile({ district, href, isChosen, brand }: TileProps) {
	const { tile, noResults, districtNames } = brand.texts.elections;
	const { name: districtName, code } = districtNames[district.id];
	const leader = leaderOf(district);
	const result = leader === undefined ? noResults : `${leader.party.name}, ${percent(leader.share, brand)}`;
	const color = leader?.party.color ?? 'var(--edge)';
	return (
		<a
			className={styles.tile}
			href={href}
			aria-label={fill(tile, { code, district: districtName, result })}
			aria-current={isChosen ? 'page' : undefined}
			style={{ borderBlockStartColor: color, backgroundColor: `color-mix(in srgb, ${color} 22%, var(--surface))` }}
		>
			<span className={styles.code}>{code}</span>
			{leader && <span className={styles.party}>{leader.party.short}</span>}
		</a>
	);
}
