// The self-hosted font faces of the brands. Written by tools/make-fonts.ts.
import type { Face } from './theme.ts';

export const archivo: Face = {
	family: 'Archivo',
	file: 'archivo-26e31912.woff2',
	weight: '400 700',
	style: 'normal',
	fallbacks: [
		{
			weight: '400 549',
			locals: ['Arial', 'Liberation Sans', 'Arimo'],
			sizeAdjust: '88.6046%',
			ascent: '99.0919%',
			descent: '23.7008%',
			lineGap: '0%',
		},
		{
			weight: '550 649',
			locals: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
			sizeAdjust: '85.6285%',
			ascent: '102.536%',
			descent: '24.5245%',
			lineGap: '0%',
		},
		{
			weight: '650 700',
			locals: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
			sizeAdjust: '88.3369%',
			ascent: '99.3922%',
			descent: '23.7726%',
			lineGap: '0%',
		},
	],
	androidFallbacks: [
		{
			weight: '400 549',
			locals: ['Roboto', 'Roboto Regular'],
			sizeAdjust: '88.7991%',
			ascent: '98.8749%',
			descent: '23.6489%',
			lineGap: 'normal',
		},
		{
			weight: '550 649',
			locals: ['Roboto Bold'],
			sizeAdjust: '90.8994%',
			ascent: '96.5903%',
			descent: '23.1025%',
			lineGap: 'normal',
		},
		{
			weight: '650 700',
			locals: ['Roboto Bold'],
			sizeAdjust: '93.7745%',
			ascent: '93.6289%',
			descent: '22.3941%',
			lineGap: 'normal',
		},
	],
	preload: true,
};

export const sourceSerif: Face = {
	family: 'Source Serif 4',
	file: 'source-serif-8eadbb1d.woff2',
	weight: '400 700',
	style: 'normal',
	fallbacks: [
		{
			weight: '400 549',
			locals: ['Georgia', 'Gelasio'],
			sizeAdjust: '102.9608%',
			ascent: '100.6208%',
			descent: '32.5367%',
			lineGap: 'normal',
		},
		{
			weight: '550 700',
			locals: ['Georgia Bold', 'Gelasio Bold'],
			sizeAdjust: '91.4079%',
			ascent: '113.3381%',
			descent: '36.6489%',
			lineGap: 'normal',
		},
	],
	androidFallbacks: [
		{
			weight: '400 549',
			locals: ['Noto Serif', 'Noto Serif Regular'],
			sizeAdjust: '95.4262%',
			ascent: '108.5656%',
			descent: '35.1057%',
			lineGap: 'normal',
		},
		{
			weight: '550 700',
			locals: ['Noto Serif Bold'],
			sizeAdjust: '92.5781%',
			ascent: '111.9055%',
			descent: '36.1857%',
			lineGap: 'normal',
		},
	],
	preload: true,
};

export const outfit: Face = {
	family: 'Outfit',
	file: 'outfit-e7f21753.woff2',
	weight: '500 800',
	style: 'normal',
	fallbacks: [
		{
			weight: '500 549',
			locals: ['Arial', 'Liberation Sans', 'Arimo'],
			sizeAdjust: '100.0447%',
			ascent: '99.9553%',
			descent: '25.9884%',
			lineGap: '0%',
		},
		{
			weight: '550 800',
			locals: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
			sizeAdjust: '94.5872%',
			ascent: '105.7226%',
			descent: '27.4879%',
			lineGap: '0%',
		},
	],
	androidFallbacks: [
		{
			weight: '500 549',
			locals: ['Roboto', 'Roboto Regular'],
			sizeAdjust: '100.2643%',
			ascent: '99.7364%',
			descent: '25.9315%',
			lineGap: 'normal',
		},
		{
			weight: '550 800',
			locals: ['Roboto Bold'],
			sizeAdjust: '100.4095%',
			ascent: '99.5922%',
			descent: '25.894%',
			lineGap: 'normal',
		},
	],
	preload: true,
};

export const figtree: Face = {
	family: 'Figtree',
	file: 'figtree-babe0ee7.woff2',
	weight: '400 700',
	style: 'normal',
	fallbacks: [
		{
			weight: '400 549',
			locals: ['Arial', 'Liberation Sans', 'Arimo'],
			sizeAdjust: '100.7176%',
			ascent: '94.3231%',
			descent: '24.8219%',
			lineGap: '0%',
		},
		{
			weight: '550 700',
			locals: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
			sizeAdjust: '95.4205%',
			ascent: '99.5593%',
			descent: '26.1998%',
			lineGap: '0%',
		},
	],
	androidFallbacks: [
		{
			weight: '400 549',
			locals: ['Roboto', 'Roboto Regular'],
			sizeAdjust: '100.9387%',
			ascent: '94.1165%',
			descent: '24.7675%',
			lineGap: 'normal',
		},
		{
			weight: '550 700',
			locals: ['Roboto Bold'],
			sizeAdjust: '101.2942%',
			ascent: '93.7862%',
			descent: '24.6806%',
			lineGap: 'normal',
		},
	],
	preload: true,
};

export const fraunces: Face = {
	family: 'Fraunces',
	file: 'fraunces-f60a2714.woff2',
	weight: '400 700',
	style: 'normal',
	fallbacks: [
		{
			weight: '400 549',
			locals: ['Georgia', 'Gelasio'],
			sizeAdjust: '88.156%',
			ascent: '110.9397%',
			descent: '28.926%',
			lineGap: 'normal',
		},
		{
			weight: '550 700',
			locals: ['Georgia Bold', 'Gelasio Bold'],
			sizeAdjust: '79.0659%',
			ascent: '123.6943%',
			descent: '32.2516%',
			lineGap: 'normal',
		},
	],
	androidFallbacks: [
		{
			weight: '400 549',
			locals: ['Noto Serif', 'Noto Serif Regular'],
			sizeAdjust: '81.7048%',
			ascent: '119.6992%',
			descent: '31.2099%',
			lineGap: 'normal',
		},
		{
			weight: '550 700',
			locals: ['Noto Serif Bold'],
			sizeAdjust: '80.0781%',
			ascent: '122.1307%',
			descent: '31.8439%',
			lineGap: 'normal',
		},
	],
	preload: true,
};

export const inter: Face = {
	family: 'Inter',
	file: 'inter-35d23b58.woff2',
	weight: '400 700',
	style: 'normal',
	fallbacks: [
		{
			weight: '400 549',
			locals: ['Arial', 'Liberation Sans', 'Arimo'],
			sizeAdjust: '107.1194%',
			ascent: '90.4365%',
			descent: '22.518%',
			lineGap: '0%',
		},
		{
			weight: '550 700',
			locals: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
			sizeAdjust: '101.5259%',
			ascent: '95.419%',
			descent: '23.7586%',
			lineGap: '0%',
		},
	],
	androidFallbacks: [
		{
			weight: '400 549',
			locals: ['Roboto', 'Roboto Regular'],
			sizeAdjust: '107.3546%',
			ascent: '90.2384%',
			descent: '22.4686%',
			lineGap: 'normal',
		},
		{
			weight: '550 700',
			locals: ['Roboto Bold'],
			sizeAdjust: '107.7754%',
			ascent: '89.886%',
			descent: '22.3809%',
			lineGap: 'normal',
		},
	],
	preload: true,
};

export const barlowCondensed: Face = {
	family: 'Barlow Condensed',
	file: 'barlow-condensed-0fab9e61.woff2',
	weight: '600',
	style: 'normal',
	fallbacks: [
		{
			weight: '600',
			locals: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
			sizeAdjust: '74.1697%',
			ascent: '134.826%',
			descent: '26.9652%',
			lineGap: '0%',
		},
	],
	androidFallbacks: [
		{
			weight: '600',
			locals: ['Roboto Bold'],
			sizeAdjust: '78.7352%',
			ascent: '127.008%',
			descent: '25.4016%',
			lineGap: 'normal',
		},
	],
	preload: true,
};

export const barlow: Face = {
	family: 'Barlow',
	file: 'barlow-a2fbfdcc.woff2',
	weight: '400',
	style: 'normal',
	fallbacks: [
		{
			weight: '400',
			locals: ['Arial', 'Liberation Sans', 'Arimo'],
			sizeAdjust: '96.68%',
			ascent: '103.4341%',
			descent: '20.6868%',
			lineGap: '0%',
		},
	],
	androidFallbacks: [
		{
			weight: '400',
			locals: ['Roboto', 'Roboto Regular'],
			sizeAdjust: '96.8922%',
			ascent: '103.2075%',
			descent: '20.6415%',
			lineGap: 'normal',
		},
	],
	preload: true,
};

export const barlowBold: Face = {
	family: 'Barlow',
	file: 'barlow-bold-6e435bd7.woff2',
	weight: '600',
	style: 'normal',
	fallbacks: [
		{
			weight: '600',
			locals: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'],
			sizeAdjust: '91.4621%',
			ascent: '109.335%',
			descent: '21.867%',
			lineGap: '0%',
		},
	],
	androidFallbacks: [
		{
			weight: '600',
			locals: ['Roboto Bold'],
			sizeAdjust: '97.092%',
			ascent: '102.9951%',
			descent: '20.599%',
			lineGap: 'normal',
		},
	],
	preload: true,
};
