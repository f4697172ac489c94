import { type DistrictCount, type Election, type ElectionCount, type ElectionParty, electionDistrictIds } from '#content/contract';

/** The parties of the samples, with colours from very light to very dark. */
export const sampleParties: readonly ElectionParty[] = [
	{ id: 'rio', name: 'Alianza Río Abierto', short: 'RIO', color: '#7ad7f0', candidates: ['Irene Maldonado', 'Bruno Quiroga'] },
	{ id: 'norte', name: 'Frente del Norte Grande', short: 'NORTE', color: '#12203f', candidates: ['Octavio Rinaldi'] },
	{ id: 'sol', name: 'Movimiento Sol', short: 'SOL', color: '#ffd400', candidates: ['Malena Ferreyra', 'Joaquín Paz'] },
];

const shares = [0.41, 0.36, 0.23];

type Counting = { readonly counted?: number; readonly hasSeats?: boolean; readonly turn?: number };

/** A count of a thousand polling stations; the first party is another one at each `turn`. */
export function sampleCount({ counted = 640, hasSeats = false, turn = 0 }: Counting = {}): ElectionCount {
	const partyAt = (at: number) => sampleParties[(at + turn) % sampleParties.length];
	const of = (share: number, of_all: number) => ({ votes: Math.round(counted * 300 * share), share: counted === 0 ? 0 : of_all });
	const parties = shares.flatMap((share, at) => {
		const party = partyAt(at);
		return party === undefined ? [] : [{ party, ...of(share, share), ...(hasSeats && { seats: 3 - at }) }];
	});
	return {
		stations: { counted, total: 1_000, share: counted / 1_000 },
		parties,
		blank: of(0.031, 0.03),
		spoiled: of(0.012, 0.011),
		contested: of(0.002, 0.002),
		turnout: counted === 0 ? undefined : 0.764,
	};
}

/** An election in every district, or in one. */
export const sampleElection = (more: Partial<Election> = {}, counting: Counting = {}): Election => ({
	id: 'elecciones-2023',
	title: 'Elecciones presidenciales 2023',
	date: '2023-10-22',
	source: { name: 'la junta electoral', updatedAt: new Date('2023-10-23T01:14:00Z') },
	isCounting: true,
	isOld: false,
	country: sampleCount(counting),
	districts: electionDistrictIds.map((id, turn): DistrictCount => ({ id, ...sampleCount({ turn, ...counting }) })),
	...more,
});
