type Votes = { readonly counted: number; readonly first?: number; readonly second?: number; readonly final?: boolean };

/** The count of an election in two districts with ten polling stations each, as a source sends it. Without votes the count has not begun. */
export const electionCount = ({ counted, first = 0, second = 0, final = false }: Votes, updatedAt = new Date()) => ({
	type: 'election',
	_id: 'elecciones-2023',
	source: { name: 'la junta electoral', updated_at: updatedAt.toISOString() },
	title: 'Elecciones presidenciales 2023',
	date: '2023-10-22',
	parties: [
		{ id: 'rio', name: 'Alianza Río', short: 'RÍO', color: '#7ad7f0', candidates: ['Irene Maldonado', 'Bruno Quiroga'] },
		{ id: 'sol', name: 'Frente del Sol', short: 'SOL', color: '#12203f', candidates: ['Octavio Rinaldi'] },
	],
	districts: ['cordoba', 'salta'].map((id) => ({ id, stations: { total: 10, counted }, votes: { rio: first, sol: second } })),
	final,
});
