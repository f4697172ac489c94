// Addresses of images: code that shows an image builds its address here.
export { heightFor, heightsFor, type ImageReference, imageAddress, type Ratio, ratios, type Width, widths } from './image-address.ts';
export { cardHeight, cardWidth, type ShareCard } from './share-card.ts';
