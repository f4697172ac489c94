import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { flashMessageContent } from '../../islands/account/flash-message/flash-message.ts';
import { emptyForm, type FormState } from '../../islands/account/form-state.ts';
import { type FormTexts, formTextsOf } from '../../islands/account/form-texts.ts';
import { RegisterValidate } from '../../islands/register-validate.island.tsx';
import type { Subject } from '../../subject.ts';
import { AccountFrame } from '../../ui/account-frame.tsx';
import { Island } from '../../ui/island.tsx';
import { emailLinkStateOf, flashMessageOf, formNamed } from '../form-subject.ts';

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
		const words = formTextsOf(brand);
		const initial = stateOf(subject, words);
		const isRefused = initial.invalidInput !== undefined;
		// A cached page is for any reader, and does not know whether an email was sent.
		const isExpected = emailLinkStateOf(subject) !== undefined || initial !== emptyForm;
		const message = {
			title: fields.title || account.validateTitle,
			subtitle: isRefused ? account.validateAsk : fields.subtitle || account.validateSubtitle,
			subtitleWithoutScripts: isExpected ? undefined : account.validateAsk,
			image: fields.customImage && fields.image ? fields.image : `/assets/icons/${brand.id}.svg`,
		};
		const props = { words, message, initial, verifiesOn: brand.accounts.verifiesOn, link: emailLinkStateOf(subject) };
		return (
			<AccountFrame brand={brand}>
				<Island name="register-validate" when="load" component={RegisterValidate} props={props} />
			</AccountFrame>
		);
	},
});

/**
 * A refused confirmation, or the reason why the reader was redirected here, is shown at the form that sends the email again, since that is
 * the next step.
 */
function stateOf(subject: Subject, words: FormTexts): FormState {
	const flashMessage = flashMessageOf(subject);
	const resend = formNamed(subject, 'resend').state;
	if (flashMessage !== undefined) return { ...resend, invalidInput: flashMessageContent(flashMessage, words).text };
	const confirmation = formNamed(subject, 'confirm').state;
	return confirmation.invalidInput === undefined ? resend : confirmation;
}
