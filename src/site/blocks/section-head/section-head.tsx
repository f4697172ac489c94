import * as v from 'valibot';
import type { Section } from '#content/contract';
import { defineBlock } from '../../block.ts';
import type { Subject } from '../../subject.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Chip } from '../../ui/chip.tsx';
import { FollowButton } from '../keep-button/keep-button.tsx';
import styles from './section-head.module.css';

type HeadData = { readonly name: string; readonly section: Section | undefined };

/** The head of a section or a cover: breadcrumbs, name, description, the page's main action and subsections. */
export const sectionHead = defineBlock({
	fields: v.object({ action: v.optional(v.object({ href: v.string(), text: v.string() })) }),
	load: async ({ action }, { subject, context: { contentQueries } }) => {
		const head = headOf(subject);
		// Readers follow sections that the newsroom made; the page of the latest news is about none.
		return head && { ...head, action, followed: head.section && (await contentQueries.section(head.section.id)) };
	},
	view: ({ data: { name, section, action, followed }, context: { brand } }) => (
		<header className={`${styles.head} ${styles[brand.theme.card.align]}`}>
			{section && section.ancestors.length > 0 && (
				<nav aria-label={brand.texts.breadcrumbs}>
					<ol className={styles.steps}>
						{section.ancestors.map((step) => (
							<li key={step.id}>
								<a className={styles.step} href={`${step.id}/`}>
									{step.name}
								</a>
							</li>
						))}
					</ol>
				</nav>
			)}
			<h1 className={styles.name}>{name}</h1>
			{section?.description && <p className={styles.text}>{section.description}</p>}
			{action && (
				<p>
					<ButtonLink href={action.href}>{action.text}</ButtonLink>
				</p>
			)}
			{followed && (
				<FollowButton topic={{ term: `section:${followed.id}`, path: `${followed.id}/`, name: followed.name }} texts={brand.texts} />
			)}
			{section && <Subsections section={section} label={`${brand.texts.sections}: ${name}`} />}
		</header>
	),
});

function headOf(subject: Subject): HeadData | undefined {
	if (subject.kind === 'section') return { name: subject.section.name, section: subject.section };
	return subject.kind === 'cover' ? { name: subject.name, section: subject.section } : undefined;
}

function Subsections({ section, label }: { section: Section; label: string }) {
	if (section.children.length === 0) return null;
	return (
		<nav aria-label={label}>
			<ul className={styles.below}>
				{section.children.map(({ id, name }) => (
					<li key={id}>
						<Chip href={`${id}/`} text={name} />
					</li>
				))}
			</ul>
		</nav>
	);
}
