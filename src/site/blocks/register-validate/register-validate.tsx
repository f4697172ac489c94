import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { ConfirmForm, ValidateView } from '../../islands/account/validate-view.tsx';
import { wordsOf } from '../../islands/account/words.ts';
import { AccountFrame } from '../../ui/account-frame.tsx';
import { sentForm } from '../sent-form.ts';

/** An address of a picture of the site itself. */
const ownImage = v.pipe(v.string(), v.regex(/^\/(?!\/)\S+$/));

/** Tells a new reader to look into her mail, and verifies the address that the mail's link is of (VAL, BLK-07). */
export const registerValidate = defineBlock({
	name: 'RegisterValidate',
	fields: v.object({
		/** They take the place of the brand's own words (VAL-04). */
		title: v.optional(v.string()),
		subtitle: v.optional(v.string()),
		/** Shows `image` instead of the brand's own (VAL-05). */
		customImage: v.optional(v.boolean(), false),
		image: v.optional(ownImage),
	}),
	ask: async () => ({}),
	view: ({ fields, visit: { brand }, subject }) => {
		const { account } = brand.texts;
		const words = wordsOf(brand);
		const own = `/assets/icons/${brand.id}.svg`;
		return (
			<AccountFrame brand={brand}>
				<ValidateView
					form={sentForm(subject, 'resend')}
					words={words}
					info={{
						title: fields.title || account.validateTitle,
						subtitle: fields.subtitle || account.validateSubtitle,
						image: fields.customImage && fields.image ? fields.image : own,
					}}
					confirm={
						<noscript>
							<ConfirmForm form={sentForm(subject, 'confirm')} words={words} />
						</noscript>
					}
				/>
			</AccountFrame>
		);
	},
});
