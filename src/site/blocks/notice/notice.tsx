import * as v from 'valibot';
import { fill } from '#brands';
import { defineBlock } from '../../block.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { NoticeView } from '../../ui/notice-view.tsx';

/** A message in place of a page's content: an error, or a page that is still to come. */
export const notice = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'notice' ? subject : undefined),
	view: ({ data: { name, title, text, requestId }, context: { brand } }) => (
		<NoticeView
			status={/^\d+$/.test(name) ? name : undefined}
			title={title}
			text={text}
			request={requestId && fill(brand.texts.requestId, { id: requestId })}
			links={
				<>
					<ButtonLink href="/">{brand.texts.goHome}</ButtonLink>
					<ButtonLink href="/buscar/" quiet>
						{brand.texts.search}
					</ButtonLink>
				</>
			}
		/>
	),
});
