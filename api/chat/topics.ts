/**
 * Words that visitors use for what a place is about, where its own text does not have them. Each line is a place, a colon and
 * phrases. `place|Heading` is one of several headings below an anchor. Places that a release set does not have are ignored.
 */
const PLACES = `
/: home, start page, overview of everything
/#what-we-do: services, what do you do, what do you offer, list of services, kinds of work
/about: about your company, about the agency, who are you, history, since when, founded, established, age of the company, how old, how many people, how big, headcount, size of the company, experience, years in business, first customer
/about#why: why choose you, why hire you, better than others, what makes you different, advantages, competitors, benefits, reasons, unique, see progress, drafts, work in progress, who do i talk to, contact person, direct contact, old phones, cheap phones, leave you, change agency later, domain in my name
/about#values: values, principles, beliefs, culture, ethics, philosophy, stand for, quality
/team: team, who is on your team, people, staff, employees, management, leadership, executives, managers, who works there, who runs the company, boss, founder, owner of the company, meet the people, faces, list of the team
/team/CEO: ceo, chief executive, boss, head of the company, founder, who founded, who started, owner, in charge, leader, director, managing director, president of the company
/team/CTO: cto, head of technology, technical lead, chief developer, lead programmer, chief engineer, technical side, programming, servers, databases, code review
/team/COO: coo, operations, head of operations, planning, project management, budgets, finance, schedules, launches, accessibility tester
/team/CMO: cmo, head of marketing, marketing lead, copywriter, writer, editor, content lead, search, campaigns, journalist
/portfolio: portfolio, examples of your work, references, past projects, what have you built, have you made, show me your work, show work, showcase, previous work, completed projects, track record
/portfolio#clients: clients, customers, who are your clients, companies you worked with, who trusts you, brands
/portfolio#shaluk-clinic: clinic, hospital, doctors, medical, health project
/portfolio#teesta: fleet, trucks, lorries, logistics, vehicle tracking, gps, transport project, tracking system
/portfolio#dhamrai-pottery: pottery, ceramics, craft shop project
/portfolio#ghat-review: magazine, journal, newspaper, publisher, subscriptions project
/portfolio#alok: fashion, clothes, tailor, boutique, weaver, garment project
/services/ecommerce: ecommerce, online shop, online store, webshop, sell online, start selling, selling on the internet, checkout, cart, web store
/services/wordpress: wordpress, website for a blog, plugins, gutenberg, elementor, woocommerce, small business website, company website
/services/mern: react, node, mongodb, express, full stack, web app, web application, customer portal, dashboard, booking system, internal tool, saas, crm, erp, javascript
/services/digital-marketing: marketing, advertising, ads, campaigns, google ads, facebook ads, instagram, tiktok, social media, ppc, newsletter, email marketing, promote my business, leads, get more customers
/services/shopify: shopify, shopify expert, shopify theme, shopify apps, liquid, shopify store
/services/seo: seo, search engine optimisation, ranking, google ranking, search results, keywords, backlinks, organic traffic, more visitors, be found, improve position
/services/ecommerce#services|Ecommerce Websites: move products, import products, migrate a shop, stock, orders, transfer the catalogue
/services/ecommerce#case-studies|Rupsha Outfitters: a catalogue moved over a weekend: migrate, migration, move to shopify, move our shop, thousands of products, import
/services/ecommerce#services|Mobile Apps: mobile app, ios, android, iphone app, app store, play store, native app
/services/ecommerce#services|Branding: branding, logo, logo design, brand name, naming, corporate identity, packaging, letterhead, rebrand, graphic design
/services/ecommerce#services|Custom Web Solutions: custom software, internal software, internal tool, bespoke, automation, program nobody sells, individual solution, process, warehouse, inventory
/services/ecommerce#services|UI/UX Design: ux, ui, interface design, usability test, user testing, user research, ux audit, prototype, wireframes, screens, product design
/services/ecommerce#case-studies: case studies, success stories, results, projects, examples, bakery, accountants, finance, e-learning, education, school, catalogue move, outfitter
/services/ecommerce#testimonials: testimonials, reviews, client opinions, feedback, happy customers, satisfied, what clients say, ratings, reputation, recommendations
/sell: ready-made websites, small shelf, templates, themes, buy a website, finished website, for sale, pre-built, shopify templates, shopify themes, cheap website
/sell#closing: nothing fits, change a template, adapt a ready-made site
/sell/ecommerce: ready-made websites, large shelf, templates, themes, buy a website, finished website, for sale, pre-built, laravel, corporate template, list of templates, all templates, price of a template, demo
/blogs: blog, blogs, articles, posts, news, latest news, stories, updates, publications, something to read, newsroom, insights, write about, categories
/post/kettle#post: slow shop, slow page, page speed, speed up, faster website, loading time, performance, optimise a product page, page weight, budget, remove scripts, mobile speed, page load
/post/booking#post: booking page, booking form, appointment form, clinic website, fewer fields, form fields, patients, doctor appointments, calls at reception, form design, conversion of forms
/post/price-lists#post: how to write prices, price list, pricing table, pricing page, show prices, present prices, tiers, packages, plans, discounts, sales psychology
/post/train#post: offline, bad connection, weak signal, lost connection, drops, train, remote working, sending twice, retry, network failure, mobile network, working while travelling
/post/hammock#post: notifications, push notifications, interruptions, distraction, focus, calm, digital detox, switch off, turn off, work-life, productivity, slack messages, alerts
/post/hilsa#post: restaurant website, restaurant menu, write a menu, fish, hilsa, sold out, runs out, daily dishes, food writing, dishes
/faqs: faq, faqs, frequently asked questions, common questions
/faqs#cost: price, prices, cost, how much, charge, fee, rates, hourly rate, flat rate, fixed price, quote, estimate, budget, expensive, cheap, affordable, money, spend, ballpark figure, hidden fees, extra costs, price range, small business website price, packages
/faqs#time: how long, how many weeks, how many days, duration, when ready, when finished, turnaround, deadline, timeline, delivery time, how fast, how soon, schedule, go live, launch date, quick, urgent
/faqs#ownership: who owns, ownership, belongs to me, mine, source code, copyright, rights, intellectual property, repository, design files, licence, keep the files
/faqs#abroad: abroad, international clients, other countries, overseas, europe, america, english, language, languages, time zone, time difference, dollars, euros, currency, foreign, remote, worldwide
/faqs#takeover: take over, existing site, current website, old website, outdated, previous developer, previous agency, another agency, freelancer disappeared, unfinished project, half finished, redesign, rebuild, rescue, repair a site, fix our site, audit, relaunch, hacked
/faqs#begin: before we start, prepare, what do you need, requirements, information from me, first steps, get started, kick off, begin, briefing, onboarding, my time, effort, involvement, no texts, no photos, who writes the texts, write the content, take photos, copywriting, photography
/faqs#platform: wordpress or shopify, which platform, which cms, which system, best platform, compare, recommend, better, versus, wix, squarespace, webflow, drupal, magento, woocommerce, choose a technology, right for me
/faqs#after-launch: after launch, maintenance, support, updates, backups, warranty, guarantee, bugs, breaks, something broken, fix errors, monthly plan, monthly fee, retainer, care plan, look after, security, aftercare, once online, small changes, hosting
/faqs#search: found on google, rank, ranking, first place, number one, search engine, seo, easy to find, visible, appear in google, show up, discover, guarantee first page
/faqs#accessibility: accessibility, accessible, blind, disabled, disabilities, screen reader, wcag, a11y, impaired, deaf, wheelchair, keyboard, elderly, colour blind
/faqs#editing: edit ourselves, edit it myself, change text, update content, add products, upload pictures, change pictures, without a developer, without a programmer, cms access, admin, backend, training, teach us, course, learn to use, how to use it, staff can update, manual
/faqs#ready-made: how ready-made works, template included, what is included, put my logo, my colours, customise a template, change the design, buy a template, set up, prebuilt, finished site, steps
/faqs#payment: pay, payment, payment methods, credit card, debit card, paypal, bank transfer, instalments, deposit, up front, advance, invoice, pay later, pay monthly, half, at once, rates, split, terms of payment
/contact: contact, get in touch, write to you, send a message, contact form, enquiry, reply, response time, answer, how fast do you reply, hear back, appointment, meeting, consultation, reach somebody, talk
/contact#contact-information: phone, phone number, telephone, call, ring, whatsapp, email, mail address, address, office, where are you, where to find you, location, visit, directions, map, city, based, opening hours, open, closed, weekend, saturday, sunday, friday, business hours, office hours, working hours, come by
/TermsAndConditions: terms, terms and conditions, terms of service, contract, agreement, legal, small print, conditions
/TermsAndConditions#who: who is the contract with, contract party, authorised to order
/TermsAndConditions#scope: scope, changes to the scope, over budget, price increase, extra work, change request, written agreement, sign, email binding, additional costs, misjudged, valid offer
/TermsAndConditions#payment: late payment, pay late, overdue, unpaid, days to pay, due date, payment deadline, stop work, reminder, invoice due, miss a payment
/TermsAndConditions#yours: my duties, obligations, what you expect from us, deadline for feedback, answer in time, slow to respond, delays by us, provide texts, rights to pictures
/TermsAndConditions#ownership: open source licences, rights before payment, show our project, use our project, reference without asking, portfolio permission
/TermsAndConditions#faults: liability, liable, responsible, damage, damages, compensation, warranty, guarantee, defect, faults, bugs, negligence, harm, insurance of work, downtime
/TermsAndConditions#ending: cancel, cancellation, refund, money back, terminate, end the contract, stop the project, notice, notice period, quit, back out, withdraw, change my mind, leave early, end early, cancel the monthly plan, locked in
/TermsAndConditions#site: helper wrong, chatbot mistakes, trust the bot, quote the site, copy content, link to the site, use of this site
/TermsAndConditions#law: law, jurisdiction, court, legal dispute, lawsuit, sue, which country, consumer rights, governing law, changes to the terms
/PrivacyPolicy: privacy, privacy policy, data protection, personal data, gdpr
/PrivacyPolicy#short: tracking, trackers, track visitors, analytics, google analytics, advertising cookies, cookie banner, cookies, third parties, spy, statistics, external scripts, fonts, google fonts, third-party code
/PrivacyPolicy#messages: messages stored, keep my message, store about me, data stored, what information do you collect, how long do you keep, share my email, pass on, sell my data, third parties, who reads my message, contact form data, spam
/PrivacyPolicy#chat: chat recorded, conversation saved, chats stored, chat history, is the chat private, language model, ai, chatgpt, openai, who reads the chat, bot data
/PrivacyPolicy#browser: browser storage, local storage, saved in my browser, on my device, clear history
/PrivacyPolicy#cookie: cookie, cookies, consent, sign-in cookie
/PrivacyPolicy#map: map privacy, openstreetmap, google maps, map tracking
/PrivacyPolicy#log: ip address, ip addresses, server log, logs, logging, log files, monitoring
/PrivacyPolicy#elsewhere: external links, whatsapp privacy, social networks
/PrivacyPolicy#rights: delete my data, erase my data, remove my data, right to be forgotten, gdpr request, copy of my data, access my data, correct my data, what do you know about me, data rights
`;

const BY_PLACE = new Map(
  PLACES.trim()
    .split('\n')
    .map((line) => {
      const end = line.lastIndexOf(': ');
      return [line.slice(0, end), line.slice(end + 2)] as const;
    }),
);

/** Returns the topics of a place, or of one of its headings. */
export const topicsOf = (href: string, heading?: string): string =>
  BY_PLACE.get(heading === undefined ? href : `${href}|${heading}`) ?? '';
