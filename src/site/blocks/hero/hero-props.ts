import type { Brand } from '#brands';
import type { Card } from '#content/contract';

/** What each look of the hero shows. */
export type HeroProps = { readonly card: Card; readonly bullets: readonly Card[]; readonly brand: Brand };
