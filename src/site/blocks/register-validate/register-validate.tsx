import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import type { FormState } from '../../islands/account/form-state.ts';
import { wordsOf } from '../../islands/account/words.ts';
import { RegisterValidate } from '../../islands/register-validate.island.tsx';
import type { Subject } from '../../subject.ts';
import { AccountFrame } from '../../ui/account-frame.tsx';
import { Island } from '../../ui/island.tsx';
import { sentForm } from '../sent-form.ts';

/** An address of a picture of the site itself. */
const ownImage = v.pipe(v.string(), v.regex(/^\/(?!\/)\S+$/));

/** Tells a new reader to look into her mail, and verifies the address that the mail's link is of (VAL, BLK-07). */
export const registerValidate = defineBlock({
	fields: v.object({
		/** They take the place of the brand's own words (VAL-04). */
		title: v.optional(v.string()),
		subtitle: v.optional(v.string()),
		/** Shows `image` instead of the brand's own (VAL-05). */
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

/** A press that was refused is told where the way on is: the mail can be sent again. */
function stateOf(subject: Subject): FormState {
	const confirmed = sentForm(subject, 'confirm').state;
	return confirmed.invalidInput === undefined ? sentForm(subject, 'resend').state : confirmed;
}
