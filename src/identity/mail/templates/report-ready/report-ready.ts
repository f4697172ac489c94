import * as v from 'valibot';
import { emailTemplate } from '../email-template.ts';
import { becauseHasAccount, greeting, longTime, recoverAccount } from '../phrases.ts';
import { firstNameData, timeData } from '../shared-fields.ts';

/** Reports that the copy of the reader's data is ready (API-31). The copy itself is never mailed. */
export const reportReady = emailTemplate({
	goesTo: 'email_typed',
	isNotice: true,
	data: v.object({ firstName: firstNameData, availableUntil: timeData }),
	write: ({ firstName: name, availableUntil }, { brand }) => ({
		subject: `La copia de tus datos de ${brand.name} está lista`,
		preview: 'Descargala desde tu cuenta.',
		title: 'Tu copia está lista',
		paragraphs: [
			greeting(name),
			`Ya podés descargar la copia de los datos de tu cuenta de ${brand.name}. Va a estar disponible hasta ${longTime(availableUntil, brand)}.`,
			'Para cuidar tus datos, puede que te pidamos ingresar otra vez.',
		],
		action: { label: 'Ver mi copia', path: '/perfil/' },
		caution: recoverAccount,
		because: becauseHasAccount(brand),
	}),
});
