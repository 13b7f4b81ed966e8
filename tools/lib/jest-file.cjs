/** Stands for the address of a picture, which the bundler would give. */
module.exports = '/picture';
