import type { ReactNode } from 'react';
import base from './base.module.css';

/** The layout of a page that other sites embed: only its blocks, without header and footer. */
export const EmbedLayout = ({ views }: { readonly views: readonly ReactNode[] }) => (
	<div className={base.root}>
		<main>
			{views.map((view, index) => (
				<div key={index}>{view}</div>
			))}
		</main>
	</div>
);
