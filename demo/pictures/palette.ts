/** The colours of one picture: a sky, three planes of depth, a dark, a light and two accents. */
export type Palette = {
	skyTop: string;
	skyLow: string;
	glow: string;
	far: string;
	mid: string;
	near: string;
	ink: string;
	light: string;
	accent: string;
	accent2: string;
	dark: boolean;
};

/** The names of the palettes. */
export type Mood = 'alba' | 'dia' | 'tarde' | 'gris' | 'menta' | 'rosa' | 'ocre' | 'ocaso' | 'noche' | 'petroleo' | 'vino' | 'azul';

/** All palettes by name. */
export const palettes: Record<Mood, Palette> = {
	alba: {
		skyTop: '#5f86ad',
		skyLow: '#f9cfa8',
		glow: '#fff0cf',
		far: '#a997ad',
		mid: '#6c6a92',
		near: '#3c4470',
		ink: '#1d2547',
		light: '#fff3df',
		accent: '#e8583f',
		accent2: '#f4b042',
		dark: false,
	},
	dia: {
		skyTop: '#3f9ac4',
		skyLow: '#d9f0e4',
		glow: '#fffbe0',
		far: '#8cc0bf',
		mid: '#488a96',
		near: '#24566b',
		ink: '#12303f',
		light: '#fffaee',
		accent: '#f0643a',
		accent2: '#f7c53e',
		dark: false,
	},
	tarde: {
		skyTop: '#e9804a',
		skyLow: '#fde1a0',
		glow: '#fff4c8',
		far: '#d6895c',
		mid: '#a15448',
		near: '#612f43',
		ink: '#2c182b',
		light: '#fff1d6',
		accent: '#147d80',
		accent2: '#f6b93b',
		dark: false,
	},
	gris: {
		skyTop: '#8199a6',
		skyLow: '#e4e6da',
		glow: '#fdf8e6',
		far: '#9db0ae',
		mid: '#688085',
		near: '#3a515a',
		ink: '#1a2a32',
		light: '#f9f6ea',
		accent: '#d8432b',
		accent2: '#e6a834',
		dark: false,
	},
	menta: {
		skyTop: '#6fbfae',
		skyLow: '#f6f0d2',
		glow: '#fffbe0',
		far: '#93c3a6',
		mid: '#4a917d',
		near: '#275d5a',
		ink: '#123639',
		light: '#fffbee',
		accent: '#e5532b',
		accent2: '#f4a92f',
		dark: false,
	},
	rosa: {
		skyTop: '#ef9c98',
		skyLow: '#fee7d6',
		glow: '#fff6e6',
		far: '#db8b95',
		mid: '#a85777',
		near: '#6a3259',
		ink: '#31193a',
		light: '#fff5ea',
		accent: '#1f7f90',
		accent2: '#f7b637',
		dark: false,
	},
	ocre: {
		skyTop: '#e0a63e',
		skyLow: '#f9e7b6',
		glow: '#fffbe2',
		far: '#c98f3f',
		mid: '#94602f',
		near: '#593820',
		ink: '#2a1a10',
		light: '#fff6df',
		accent: '#b8361f',
		accent2: '#21696f',
		dark: false,
	},
	ocaso: {
		skyTop: '#3a2b63',
		skyLow: '#fb8d5c',
		glow: '#ffd68c',
		far: '#94497a',
		mid: '#5c3069',
		near: '#34204f',
		ink: '#190f30',
		light: '#ffe6c4',
		accent: '#ff5757',
		accent2: '#ffb23f',
		dark: true,
	},
	noche: {
		skyTop: '#0a1535',
		skyLow: '#345187',
		glow: '#ffdb8c',
		far: '#2d4679',
		mid: '#1d315c',
		near: '#122143',
		ink: '#070e24',
		light: '#f7efd9',
		accent: '#ff744a',
		accent2: '#ffc94f',
		dark: true,
	},
	petroleo: {
		skyTop: '#0d3742',
		skyLow: '#4a9c94',
		glow: '#ffe2a2',
		far: '#2f7577',
		mid: '#1d555c',
		near: '#113a43',
		ink: '#081f28',
		light: '#f6f2dd',
		accent: '#ff8438',
		accent2: '#ffd15c',
		dark: true,
	},
	vino: {
		skyTop: '#45112f',
		skyLow: '#c84a58',
		glow: '#ffd4a0',
		far: '#8f2f4c',
		mid: '#661f40',
		near: '#411433',
		ink: '#1f0a1f',
		light: '#ffecd8',
		accent: '#f9a03f',
		accent2: '#3fb6a8',
		dark: true,
	},
	azul: {
		skyTop: '#182f92',
		skyLow: '#6d9cf0',
		glow: '#fff4d6',
		far: '#3a63cc',
		mid: '#2547a6',
		near: '#172f7a',
		ink: '#0b1745',
		light: '#fdf8ea',
		accent: '#ff6544',
		accent2: '#ffd257',
		dark: true,
	},
};

/** Palettes of daylight. */
export const dayMoods: readonly Mood[] = ['dia', 'tarde', 'menta', 'alba', 'gris', 'ocre', 'rosa'];
/** Palettes of evening and artificial light. */
export const nightMoods: readonly Mood[] = ['noche', 'ocaso', 'petroleo', 'vino', 'azul'];
/** All palettes, day and night alternating. */
export const anyMoods: readonly Mood[] = ['tarde', 'petroleo', 'dia', 'ocaso', 'menta', 'vino', 'rosa', 'azul', 'ocre'];
/** Skin tones, light to dark. */
export const skins: readonly [string, ...string[]] = ['#f3c9a5', '#e6ad84', '#d3936a', '#b97850', '#93593a', '#6e4029'];
/** Hair colours. */
export const hairs: readonly [string, ...string[]] = ['#2a1d1c', '#4a2d20', '#7a4a2a', '#b9803f', '#8d8a88', '#d9d4cc', '#a3442a'];

function channels(color: string): [number, number, number] {
	return [parseInt(color.slice(1, 3), 16), parseInt(color.slice(3, 5), 16), parseInt(color.slice(5, 7), 16)];
}

/** Mixes two #rrggbb colours; 0 gives the first, 1 the second. */
export function mix(first: string, second: string, amount: number): string {
	const a = channels(first);
	const b = channels(second);
	const parts = [a[0] + (b[0] - a[0]) * amount, a[1] + (b[1] - a[1]) * amount, a[2] + (b[2] - a[2]) * amount];
	return `#${parts.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Turns a colour towards a warm white. */
export const tint = (color: string, amount: number): string => mix(color, '#fff6e4', amount);
/** Turns a colour towards a cold dark. */
export const shade = (color: string, amount: number): string => mix(color, '#120c24', amount);
