import * as v from 'valibot';
import { letter } from '../letter.ts';
import { firstName, time } from '../letter-data.ts';
import { greeting, hasAccount, longTime, profilePage, recoverAccount } from '../phrases.ts';

/** Tells that the password was changed or reset (A17). */
export const passwordChanged = letter({
	goesTo: 'email_typed',
	data: v.object({ firstName, at: time }),
	write: ({ firstName: name, at }, { brand }) => ({
		subject: `Cambió la contraseña de tu cuenta de ${brand.name}`,
		preview: 'Si fuiste vos, no tenés que hacer nada.',
		title: 'Tu contraseña cambió',
		paragraphs: [
			greeting(name),
			`La contraseña de tu cuenta de ${brand.name} se cambió ${longTime(at, brand)}. Por seguridad, cerramos las demás sesiones.`,
			'Si fuiste vos, no tenés que hacer nada.',
		],
		action: profilePage,
		caution: recoverAccount,
		because: hasAccount(brand),
	}),
});
