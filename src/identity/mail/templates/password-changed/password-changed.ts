import * as v from 'valibot';
import { emailTemplate } from '../email-template.ts';
import { becauseHasAccount, greeting, longTime, profilePage, recoverAccount } from '../phrases.ts';
import { firstNameData, timeData } from '../shared-fields.ts';

/** Reports that the password was changed or reset (A17). */
export const passwordChanged = emailTemplate({
	goesTo: 'email_typed',
	isNotice: true,
	data: v.object({ firstName: firstNameData, at: timeData }),
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
		because: becauseHasAccount(brand),
	}),
});
