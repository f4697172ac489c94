import type { Brand } from '#brands';
import { type PlacedBlock, row } from '../arrangement.ts';
import type { PageDefinition } from '../page-definition.ts';
import { unindexedMeta } from './notice-page.ts';

/** The block of each account page (ROUTE-02), by the last segment of its path. */
const placedOn = ({ accounts }: Brand): Readonly<Record<string, PlacedBlock>> => ({
	ingresar: { block: 'LoginRegisterForm', fields: { variant: 'login-default' } },
	registrarse: { block: 'LoginRegisterForm', fields: { variant: 'signUp-default' } },
	'recuperar-contrasena': { block: 'RecoverPassword' },
	'modificar-contrasena': { block: 'ModifyPassword' },
	'validar-registro': { block: 'RegisterValidate', fields: accounts.validatePage },
	'cuenta-verificada': { block: 'RegisterFinish' },
	perfil: { block: 'UserProfile' },
	autorizar: { block: 'AuthorizeClient' },
	suscribir: { block: 'newsletter-form' },
	confirmar: { block: 'confirm-subscription' },
	baja: { block: 'unsubscribe' },
	postulacion: { block: 'confirm-application' },
	retirar: { block: 'withdraw-application' },
});

/** Pages that search engines index, because people search for them ("tn ingresar"). The others continue an email or a session (R09). */
const indexed = ['ingresar', 'registrarse'];

/** The account pages. One version of each is cached for all readers. The page's island, or the handler of its form, reads the query. */
export const accountPage: PageDefinition = {
	freshFor: 300,
	isAccountPage: true,
	load: async ({ brand, address }) => {
		const name = address.path.split('/').at(-2) ?? '';
		return { kind: 'found', subject: { kind: 'account', name, title: brand.texts.pageNames[name] ?? brand.name } };
	},
	arrange: (subject, { brand }) => {
		const block = subject.kind === 'account' ? placedOn(brand)[subject.name] : undefined;
		return block ? [row('brick_full', block)] : [];
	},
	meta: (subject, context) => {
		const { name, title } = subject.kind === 'account' ? subject : { name: '', title: context.brand.name };
		return { ...unindexedMeta({ title, text: context.brand.description }, context), noindex: !indexed.includes(name) };
	},
};
