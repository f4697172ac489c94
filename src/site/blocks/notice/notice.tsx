import * as v from 'valibot';
import { fill } from '#brands';
import { defineBlock } from '../../block.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { NoticeWords } from '../../ui/notice-words.tsx';

/** What a page has to say when it has no content to show. */
export const notice = defineBlock({
	fields: v.object({}),
	load: async (_, { subject }) => (subject.kind === 'notice' ? subject : undefined),
	view: ({ data: { name, title, text, requestId }, context: { brand } }) => (
		<NoticeWords
			status={/^\d+$/.test(name) ? name : undefined}
			title={title}
			text={text}
			request={requestId && fill(brand.texts.requestId, { id: requestId })}
			ways={
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
