import type { Board } from '#content/contract';

const source = { name: 'la redacción', updatedAt: new Date('2026-11-20T12:00:00Z') };

/** Invented boards for samples: indicators, scores and a table. */
export const sampleBoards: readonly Board[] = [
	{
		id: 'mercado',
		title: 'El mercado hoy',
		source,
		isOld: false,
		figures: {
			kind: 'indicators',
			indicators: [
				{ name: 'Dólar oficial', value: '$ 1.045', change: 0.4 },
				{ name: 'Riesgo país', value: '612', change: -2.1 },
				{ name: 'Tasa', value: '29 %', change: 0 },
				{ name: 'Reservas', value: 'US$ 38.210 M' },
			],
		},
	},
	{
		id: 'fecha',
		title: 'La fecha',
		source,
		isOld: false,
		figures: {
			kind: 'scores',
			matches: [
				{ home: { name: 'Ribereño', points: 2 }, away: { name: 'Las Quintas', points: 0 }, state: 'Final' },
				{ home: { name: 'Sportivo Norte' }, away: { name: 'Unión del Bajo' }, state: 'Domingo, 17:00' },
				{ home: { name: 'Obreros', points: 1 }, away: { name: 'Estación', points: 1 }, state: 'Final' },
			],
		},
	},
	{
		id: 'posiciones',
		title: 'Posiciones',
		source,
		isOld: false,
		figures: {
			kind: 'table',
			columns: ['Equipo', 'PJ', 'Pts'],
			rows: [
				['Ribereño', '14', '31'],
				['Las Quintas', '14', '28'],
			],
		},
	},
];
