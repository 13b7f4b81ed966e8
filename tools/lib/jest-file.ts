/** Replaces the URL of a picture, which the bundler would give. */
export default '/picture';
