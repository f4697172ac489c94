import * as v from 'valibot';
import { emailTemplate } from '../email-template.ts';
import { greeting, hasAccount, longTime, profilePage, recoverAccount } from '../phrases.ts';
import { firstNameData, timeData } from '../template-data.ts';

/** Tells the old address that another is asked for, or took its place (A15, A17). Queued before the account's row has the new one. */
export const emailChangeNotice = emailTemplate({
	goesTo: 'email_typed',
	data: v.object({ firstName: firstNameData, newEmail: v.string(), at: timeData, done: v.boolean() }),
	write: ({ firstName: name, newEmail, at, done }, { brand }) => ({
		subject: done ? `Cambió el mail de tu cuenta de ${brand.name}` : `Pedido para cambiar el mail de tu cuenta de ${brand.name}`,
		preview: 'Si fuiste vos, no tenés que hacer nada.',
		title: done ? 'El mail de tu cuenta cambió' : 'Pedido de cambio de mail',
		paragraphs: [
			greeting(name),
			done
				? `El mail de tu cuenta de ${brand.name} se cambió ${longTime(at, brand)}. Desde ahora ingresás con la dirección nueva.`
				: `Recibimos un pedido para cambiar el mail de tu cuenta de ${brand.name}. El cambio se hace cuando se confirme la dirección nueva.`,
		],
		facts: [['Mail nuevo', masked(newEmail)]],
		action: profilePage,
		caution: done ? recoverAccount : { ...recoverAccount, text: `${recoverAccount.text} Así el pedido queda sin efecto.` },
		because: hasAccount(brand),
	}),
});

/** Enough for its owner to know it: `a•••@x.test`. */
const masked = (email: string) => email.replace(/(?<=^.).*(?=@)/u, '•••');
