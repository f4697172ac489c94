import * as v from 'valibot';
import { emailTemplate } from '../email-template.ts';
import { becauseHasAccount, greeting, longTime, profilePage, recoverAccount } from '../phrases.ts';
import { firstNameData, timeData } from '../shared-fields.ts';

/** Reports a sign-in from a device that is new to the account. */
export const newDevice = emailTemplate({
	goesTo: 'email_typed',
	isNotice: true,
	data: v.object({ firstName: firstNameData, device: v.string(), at: timeData }),
	write: ({ firstName: name, device, at }, { brand }) => ({
		subject: `Nuevo ingreso a tu cuenta de ${brand.name}`,
		preview: `Desde ${device}. Si fuiste vos, no tenés que hacer nada.`,
		title: 'Nuevo ingreso a tu cuenta',
		paragraphs: [
			greeting(name),
			`Hubo un ingreso a tu cuenta de ${brand.name} desde un dispositivo nuevo. Si fuiste vos, no tenés que hacer nada.`,
		],
		facts: [
			['Dispositivo', device],
			['Cuándo', longTime(at, brand).replace(/^el /, '')],
		],
		action: profilePage,
		caution: recoverAccount,
		because: becauseHasAccount(brand),
	}),
});
