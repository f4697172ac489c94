// Written by tools/make-fonts.ts.
import type { Face } from './theme.ts';

export const archivo: Face = {
	family: 'Archivo',
	file: 'archivo-26e31912.woff2',
	weight: '400 700',
	style: 'normal',
	fallback: {
		locals: ['Arial', 'Liberation Sans', 'Arimo'],
		sizeAdjust: '95.1097%',
		ascent: '92.3144%',
		descent: '22.0798%',
		lineGap: '0%',
	},
	preload: true,
};

export const sourceSerif: Face = {
	family: 'Source Serif 4',
	file: 'source-serif-8eadbb1d.woff2',
	weight: '400 700',
	style: 'normal',
	fallback: {
		locals: ['Georgia', 'Gelasio'],
		sizeAdjust: '102.9608%',
		ascent: '100.6208%',
		descent: '32.5367%',
		lineGap: 'normal',
	},
	preload: true,
};

export const outfit: Face = {
	family: 'Outfit',
	file: 'outfit-e7f21753.woff2',
	weight: '500 800',
	style: 'normal',
	fallback: {
		locals: ['Arial', 'Liberation Sans', 'Arimo'],
		sizeAdjust: '101.8392%',
		ascent: '98.194%',
		descent: '25.5304%',
		lineGap: '0%',
	},
	preload: true,
};

export const figtree: Face = {
	family: 'Figtree',
	file: 'figtree-babe0ee7.woff2',
	weight: '400 700',
	style: 'normal',
	fallback: {
		locals: ['Arial', 'Liberation Sans', 'Arimo'],
		sizeAdjust: '100.7176%',
		ascent: '94.3231%',
		descent: '24.8219%',
		lineGap: '0%',
	},
	preload: true,
};

export const fraunces: Face = {
	family: 'Fraunces',
	file: 'fraunces-f60a2714.woff2',
	weight: '400 700',
	style: 'normal',
	fallback: {
		locals: ['Georgia', 'Gelasio'],
		sizeAdjust: '91.9693%',
		ascent: '106.3398%',
		descent: '27.7266%',
		lineGap: 'normal',
	},
	preload: true,
};

export const inter: Face = {
	family: 'Inter',
	file: 'inter-35d23b58.woff2',
	weight: '400 700',
	style: 'normal',
	fallback: {
		locals: ['Arial', 'Liberation Sans', 'Arimo'],
		sizeAdjust: '107.1194%',
		ascent: '90.4365%',
		descent: '22.518%',
		lineGap: '0%',
	},
	preload: true,
};

export const barlowCondensed: Face = {
	family: 'Barlow Condensed',
	file: 'barlow-condensed-0fab9e61.woff2',
	weight: '600',
	style: 'normal',
	fallback: {
		locals: ['Arial', 'Liberation Sans', 'Arimo'],
		sizeAdjust: '79.8563%',
		ascent: '125.2249%',
		descent: '25.045%',
		lineGap: '0%',
	},
	preload: true,
};

export const barlow: Face = {
	family: 'Barlow',
	file: 'barlow-a2fbfdcc.woff2',
	weight: '400',
	style: 'normal',
	fallback: {
		locals: ['Arial', 'Liberation Sans', 'Arimo'],
		sizeAdjust: '96.68%',
		ascent: '103.4341%',
		descent: '20.6868%',
		lineGap: '0%',
	},
	preload: true,
};

export const barlowBold: Face = {
	family: 'Barlow',
	file: 'barlow-bold-6e435bd7.woff2',
	weight: '600',
	style: 'normal',
	fallback: {
		locals: ['Arial', 'Liberation Sans', 'Arimo'],
		sizeAdjust: '98.4745%',
		ascent: '101.5492%',
		descent: '20.3098%',
		lineGap: '0%',
	},
	preload: true,
};
