import type { Picture } from '#content/contract';
import { imageAddress } from '#media/contract';

/** The image of a player before it plays. All parts of a player show the same, so that it is fetched once. */
export const posterAddress = (poster: Picture): string => imageAddress(poster, 'original', 1280);
