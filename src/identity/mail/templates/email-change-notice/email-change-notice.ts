import * as v from 'valibot';
import { emailTemplate } from '../email-template.ts';
import { becauseHasAccount, greeting, longTime, profilePage, recoverAccount } from '../phrases.ts';
import { firstNameData, timeData } from '../shared-fields.ts';

/** Tells the old address that a change of email address was requested or done (A15, A17). Queue it before the account's row changes. */
export const emailChangeNotice = emailTemplate({
	goesTo: 'email_typed',
	isNotice: true,
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
		because: becauseHasAccount(brand),
	}),
});

/** Hides most of an address, but lets its owner recognise it: `a•••@x.test`. */
const masked = (email: string) => email.replace(/(?<=^.).*(?=@)/u, '•••');
