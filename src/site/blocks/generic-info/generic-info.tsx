import * as v from 'valibot';
import { defineBlock } from '../../block.ts';
import { AccountFrame } from '../../ui/account-frame.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageMessage } from '../../ui/page-message.tsx';

const ownPath = v.pipe(v.string(), v.regex(/^\/(?!\/)\S*$/));

/**
 * A message with one action, in the frame of account pages (FORM-12, FORM-13). The requirements ask for the block, but no page places it: the
 * block gallery and a test show it.
 */
export const genericInfo = defineBlock({
	fields: v.object({
		title: v.string(),
		subtitle: v.optional(v.string()),
		image: v.optional(ownPath),
		action: v.object({ text: v.string(), href: ownPath }),
		homeButton: v.optional(v.boolean(), false),
	}),
	load: async () => ({}),
	view: ({ fields: { action, homeButton, ...info }, context: { brand } }) => (
		<AccountFrame brand={brand}>
			<PageMessage {...info} home={homeButton ? brand.texts.goHome : undefined}>
				<ButtonLink href={action.href}>{action.text}</ButtonLink>
			</PageMessage>
		</AccountFrame>
	),
});
