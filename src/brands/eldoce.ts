import { accountRules } from './accounts.ts';
import type { BrandOf } from './brand.ts';
import { sharedTexts } from './texts/texts.ts';
import { eldoceTheme } from './themes/eldoce-theme.ts';

/** The brand El Doce, a channel of Córdoba. */
export const eldoce: BrandOf<'eldoce'> = {
	id: 'eldoce',
	name: 'El Doce',
	description: 'El canal de Córdoba: las noticias de tu barrio, el tiempo, los servicios y toda la movida del cuarteto.',
	locale: 'es-AR',
	timeZone: 'America/Argentina/Cordoba',
	accounts: accountRules('eldoce', ['eldoce', 'eldocetv', 'canal12']),
	texts: sharedTexts,
	theme: eldoceTheme,
	home: 'local',
	header: {
		block: 'Header',
		switchesOnHome: false,
		secondaryNav: true,
		showsReaderName: false,
		offersApps: false,
		menuLayer: 9997,
	},
	footer: {
		copyrightFrom: undefined,
		excludes: { sections: ['/patrocinado', '/cuarteteando/agenda', '/videos'], subtypes: ['video', 'video_dark'], tags: [] },
		social: {
			facebook: 'https://www.facebook.com/kiosco.eldoce',
			instagram: 'https://www.instagram.com/kiosco.eldoce',
			telegram: 'https://t.me/kioscoeldoce',
			tiktok: 'https://www.tiktok.com/@kiosco.eldoce',
			x: 'https://x.com/kioscoeldoce',
			youtube: 'https://www.youtube.com/@kioscoeldoce',
			email: 'mailto:contacto@eldoce.example',
		},
	},
	routes: { programmes: 'section', chapters: false, storiesBelowProfile: false, ownCovers: ['/cuarteteando'] },
	marquees: { exclusive: 'Exclusivo', urgent: 'Urgente' },
	afterSignIn: 'profile',
	consentFor: 'third-parties',
	metaConversions: false,
	contentGroups: [],
};
