import { accountRules } from './accounts.ts';
import type { BrandOf } from './brand.ts';
import { sharedTexts } from './texts/texts.ts';
import { eltreceTheme } from './themes/eltrece-theme.ts';

/** The brand eltrece, an entertainment channel. */
export const eltrece: BrandOf<'eltrece'> = {
	id: 'eltrece',
	name: 'eltrece',
	description: 'Los programas, los capítulos y las figuras de eltrece: mirá, votá y reviví los mejores momentos.',
	locale: 'es-AR',
	timeZone: 'America/Argentina/Buenos_Aires',
	accounts: accountRules('eltrece', ['eltrece', 'canal13', 'eltrecetv']),
	texts: sharedTexts,
	theme: eltreceTheme,
	home: 'show',
	header: {
		block: 'Header',
		switchesOnHome: false,
		secondaryNav: true,
		showsReaderName: false,
		offersApps: true,
		menuLayer: 9999,
	},
	footer: {
		copyrightFrom: 1996,
		excludes: { sections: [], subtypes: [], tags: [] },
		social: {
			facebook: 'https://www.facebook.com/kiosco.eltrece',
			instagram: 'https://www.instagram.com/kiosco.eltrece',
			telegram: 'https://t.me/kioscoeltrece',
			tiktok: 'https://www.tiktok.com/@kiosco.eltrece',
			x: 'https://x.com/kioscoeltrece',
			youtube: 'https://www.youtube.com/@kioscoeltrece',
			email: 'mailto:contacto@eltrece.example',
		},
	},
	routes: { programmes: 'programs', chapters: true, storiesBelowProfile: true, ownCovers: [] },
	marquees: { premiereWithSign: '¡Estreno!', exclusiveWithSign: '¡Exclusivo!', urgent: 'Urgente' },
	afterSignIn: 'profile',
	consentFor: 'third-parties',
	metaConversions: false,
	contentGroups: [],
};
