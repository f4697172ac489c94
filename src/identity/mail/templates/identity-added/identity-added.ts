import * as v from 'valibot';
import { emailTemplate } from '../email-template.ts';
import { becauseHasAccount, greeting, longTime, profilePage, recoverAccount } from '../phrases.ts';
import { firstNameData, timeData } from '../shared-fields.ts';

/** Reports that a provider was linked to the account (A17). */
export const identityAdded = emailTemplate({
	goesTo: 'email_typed',
	isNotice: true,
	data: v.object({ firstName: firstNameData, provider: v.string(), at: timeData }),
	write: ({ firstName: name, provider, at }, { brand }) => ({
		subject: `Ahora podés ingresar a ${brand.name} con ${provider}`,
		preview: 'Sumamos una forma de ingresar a tu cuenta.',
		title: 'Nueva forma de ingresar',
		paragraphs: [
			greeting(name),
			`Tu cuenta de ${brand.name} quedó vinculada con ${provider} ${longTime(at, brand)}. Podés ver y quitar tus formas de ingresar en tu cuenta.`,
		],
		action: profilePage,
		caution: { ...recoverAccount, text: `${recoverAccount.text} Después quitá ${provider} de tu cuenta.` },
		because: becauseHasAccount(brand),
	}),
});
