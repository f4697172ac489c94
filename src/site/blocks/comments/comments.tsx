import message from 'lucide-static/icons/message-square.svg?raw';
import * as v from 'valibot';
import type { Story } from '#content/contract';
import { defineBlock } from '../../block.ts';
import type { CommentsIslandProps } from '../../islands/comments/comments.island.ts';
import type { CommentService, RenderContext } from '../../render-context.ts';
import { Heading } from '../../ui/heading.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PlainIsland } from '../../ui/island.tsx';
import { isCentred } from '../story-foot/is-centred.ts';
import { storyUrl } from '../story-url.ts';
import styles from './comments.module.css';

type CommentsData = { readonly story: Story; readonly service: CommentService };

/** The comments of a story at a third-party service: a button, until the reader has pressed it and allowed the service. */
export const comments = defineBlock({
	fields: v.object({}),
	async load(_, { subject, context: { comments: service } }): Promise<CommentsData | undefined> {
		if (service === undefined || subject.kind !== 'story') return undefined;
		const { story } = subject;
		return story.comments && story.access !== 'excerpt' ? { story, service } : undefined;
	},
	view({ data, context }) {
		const { brand } = context;
		const { texts } = brand;
		return (
			<section
				className={`${styles.comments} ${isCentred(data.story, brand) ? styles.centred : ''}`}
				aria-label={texts.comments.title}
				data-comments=""
			>
				<Heading title={texts.comments.title} brand={brand} small />
				<p className={styles.needsScripts}>{texts.comments.needsScripts}</p>
				<PlainIsland name="comments" when="interaction" props={propsOf(data, context)}>
					<div className={styles.ask} data-ask="">
						<p className={styles.notice}>{texts.comments.notice}</p>
						<button type="button" className={styles.show} data-show="">
							<Icon svg={message} size={18} />
							<span data-label="">{texts.comments.show}</span>
						</button>
					</div>
					<p className={styles.told} role="status" data-told="" />
					<div className={styles.place} data-place="" />
				</PlainIsland>
				{data.service.signsIn && (
					<p className={styles.signIn}>
						{texts.comments.signInFirst}{' '}
						<a href="/ingresar/" data-keep="">
							{texts.comments.signIn}
						</a>
						.
					</p>
				)}
			</section>
		);
	},
});

function propsOf({ story, service }: CommentsData, context: RenderContext): CommentsIslandProps {
	const { comments, tryAgain } = context.brand.texts;
	return {
		frame: service.frame,
		signsIn: service.signsIn,
		title: comments.title,
		story: { identifier: story.id, url: storyUrl(story, context), title: story.headline },
		words: { asks: comments.asks, loading: comments.loading, failed: comments.failed, tryAgain },
	};
}
