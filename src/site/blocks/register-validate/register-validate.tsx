import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import type { FormState } from '../../islands/account/form-state.ts';
import { wordsOf } from '../../islands/account/words.ts';
import { RegisterValidate } from '../../islands/register-validate.island.tsx';
import type { Subject } from '../../subject.ts';
import { AccountFrame } from '../../ui/account-frame.tsx';
import { Island } from '../../ui/island.tsx';
import { sentForm } from '../sent-form.ts';

/** Path of a picture on this site. */
const ownImage = v.pipe(v.string(), v.regex(/^\/(?!\/)\S+$/));

/** Asks a new reader to open the email that verifies their address, and handles the link of that email (VAL, BLK-07). */
export const registerValidate = defineBlock({
	fields: v.object({
		/** `title` and `subtitle` replace the brand's own words (VAL-04). */
		title: v.optional(v.string()),
		subtitle: v.optional(v.string()),
		/** Shows `image` instead of the brand's icon (VAL-05). */
		customImage: v.optional(v.boolean(), false),
		image: v.optional(ownImage),
	}),
	load: async () => ({}),
	view: ({ fields, context: { brand }, subject }) => {
		const { account } = brand.texts;
		const info = {
			title: fields.title || account.validateTitle,
			subtitle: fields.subtitle || account.validateSubtitle,
			image: fields.customImage && fields.image ? fields.image : `/assets/icons/${brand.id}.svg`,
		};
		const props = { words: wordsOf(brand), info, initial: stateOf(subject), verifiesOn: brand.accounts.verifiesOn };
		return (
			<AccountFrame brand={brand}>
				<Island name="register-validate" when="load" component={RegisterValidate} props={props} />
			</AccountFrame>
		);
	},
});

/** A refused confirmation is shown at the form that sends the email again, because that is what the reader can do next. */
function stateOf(subject: Subject): FormState {
	const confirmation = sentForm(subject, 'confirm').state;
	return confirmation.invalidInput === undefined ? sentForm(subject, 'resend').state : confirmation;
}
